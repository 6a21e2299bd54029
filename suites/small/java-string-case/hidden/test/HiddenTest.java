import java.util.Objects;

/** Tests of a plain main method: each check prints a line, and a failed one makes the exit code 1. */
final class HiddenTest {
    private static int failures = 0;

    private static void check(String name, Object expected, Object actual) {
        boolean ok = Objects.equals(expected, actual);
        System.out.println((ok ? "ok " : "FAILED ") + name + (ok ? "" : ": expected " + expected + ", got " + actual));
        if (!ok) failures++;
    }

    public static void main(String[] args) {
        check("two words", "line_number", Names.toSnake("LineNumber"));
        check("one letter", "x", Names.toSnake("X"));
        check("nothing", "", Names.toSnake(""));
        for (String name : new String[] {"a", "aB", "someLongName"}) {
            check("there and back " + name, name, Names.toCamel(Names.toSnake(name)));
        }
        if (failures > 0) System.exit(1);
    }
}
