package moyo.net.kernel;

/** Chooses the kernel that this virtual machine can run. */
final class Kernels {
    private static final String MODULE = "jdk.incubator.vector";

    private static final boolean VECTORS = ModuleLayer.boot().findModule(MODULE).isPresent();

    private Kernels() {}

    /** The fast kernel if its module was added, otherwise the plain one. */
    static Kernel best() {
        return VECTORS ? vector() : Fallback.plain();
    }

    static Kernel plain() {
        return new PlainKernel();
    }

    /**
     * The kernel that needs the module of the Vector API. It is named by a text: javac compiles it
     * apart from this class, with that module.
     */
    static Kernel vector() {
        try {
            return Class.forName("moyo.net.kernel.VectorKernel")
                    .asSubclass(Kernel.class)
                    .getDeclaredConstructor()
                    .newInstance();
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("the vector kernel is missing from this build", e);
        }
    }

    /** Loaded, and so heard, at the first use of the plain kernel for want of the module. */
    private static final class Fallback {
        static {
            System.err.println(
                    "moyo: networks run in plain Java, about six times slower than with vector"
                            + " instructions; start java with --add-modules "
                            + MODULE);
        }

        static Kernel plain() {
            return new PlainKernel();
        }
    }
}
