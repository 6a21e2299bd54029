import java.util.Objects;

/** Tests of a plain main method: each check prints a line, and a failed one makes the exit code 1. */
final class DatesTest {
    private static int failures = 0;

    private static void check(String name, Object expected, Object actual) {
        boolean ok = Objects.equals(expected, actual);
        System.out.println((ok ? "ok " : "FAILED ") + name + (ok ? "" : ": expected " + expected + ", got " + actual));
        if (!ok) failures++;
    }

    public static void main(String[] args) {
        check("a leap year", true, Dates.isLeap(2024));
        check("a century", false, Dates.isLeap(1900));
        check("the last day", 366, Dates.dayOfYear(31, 12, 2024));
        if (failures > 0) System.exit(1);
    }
}
