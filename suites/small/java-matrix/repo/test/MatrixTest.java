import java.util.Objects;

/** Tests of a plain main method: each check prints a line, and a failed one makes the exit code 1. */
final class MatrixTest {
    private static int failures = 0;

    private static void check(String name, Object expected, Object actual) {
        boolean ok = Objects.equals(expected, actual);
        System.out.println((ok ? "ok " : "FAILED ") + name + (ok ? "" : ": expected " + expected + ", got " + actual));
        if (!ok) failures++;
    }

    public static void main(String[] args) {
        int[][] square = {{1, 2}, {3, 4}};
        check("square", "[[1, 3], [2, 4]]", java.util.Arrays.deepToString(Matrix.transpose(square)));
        int[][] wide = {{1, 2, 3}};
        check("wide", "[[1], [2], [3]]", java.util.Arrays.deepToString(Matrix.transpose(wide)));
        check("product", "[[7, 10], [15, 22]]", java.util.Arrays.deepToString(Matrix.multiply(square, square)));
        if (failures > 0) System.exit(1);
    }
}
