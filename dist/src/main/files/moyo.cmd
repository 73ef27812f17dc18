@echo off
rem Starts Moyo on Windows with Java 17 or later. Untested: nobody has run it on Windows yet.
rem   MOYO_JAVA_HOME   uses this Java instead of JAVA_HOME or the one on the PATH
rem   MOYO_JAVA_OPTS   additional options for the JVM
setlocal
set "JAVA=java.exe"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java.exe"
if defined MOYO_JAVA_HOME set "JAVA=%MOYO_JAVA_HOME%\bin\java.exe"
"%JAVA%" -XX:+UseParallelGC -XX:NewRatio=15 --add-modules jdk.incubator.vector "-Dmoyo.home=%~dp0." %MOYO_JAVA_OPTS% -jar "%~dp0program\moyo-app.jar" %*
exit /b %ERRORLEVEL%
