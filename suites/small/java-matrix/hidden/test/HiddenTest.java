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
        int[][] tall = {{1, 2}, {3, 4}, {5, 6}};
        check("tall", "[[1, 3, 5], [2, 4, 6]]", java.util.Arrays.deepToString(Matrix.transpose(tall)));
        check("twice", java.util.Arrays.deepToString(tall),
                java.util.Arrays.deepToString(Matrix.transpose(Matrix.transpose(tall))));
        check("nothing", 0, Matrix.transpose(new int[0][0]).length);
        check("with itself", "[[5, 11, 17], [11, 25, 39], [17, 39, 61]]",
                java.util.Arrays.deepToString(Matrix.multiply(tall, Matrix.transpose(tall))));
        if (failures > 0) System.exit(1);
    }
}
