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
        for (int year = 1600; year < 2420; year++) {
            boolean leap = java.time.Year.isLeap(year);
            if (Dates.isLeap(year) != leap) check("year " + year, leap, Dates.isLeap(year));
        }
        check("the first of March", 60, Dates.dayOfYear(1, 3, 1900));
        check("a century that is one", 61, Dates.dayOfYear(1, 3, 2000));
        if (failures > 0) System.exit(1);
    }
}
