import java.util.Objects;

/** Tests of a plain main method: each check prints a line, and a failed one makes the exit code 1. */
final class NamesTest {
    private static int failures = 0;

    private static void check(String name, Object expected, Object actual) {
        boolean ok = Objects.equals(expected, actual);
        System.out.println((ok ? "ok " : "FAILED ") + name + (ok ? "" : ": expected " + expected + ", got " + actual));
        if (!ok) failures++;
    }

    public static void main(String[] args) {
        check("a hump", "max_retry_count", Names.toSnake("maxRetryCount"));
        check("a capital at the start", "point", Names.toSnake("Point"));
        check("back", "maxRetryCount", Names.toCamel("max_retry_count"));
        if (failures > 0) System.exit(1);
    }
}
