/** Small matrices of whole numbers: rows of equal length. */
final class Matrix {
    private Matrix() {}

    static int[][] transpose(int[][] rows) {
        if (rows.length == 0) return new int[0][0];
        int[][] out = new int[rows.length][rows[0].length];
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < rows[0].length; column++) {
                out[column][row] = rows[row][column];
            }
        }
        return out;
    }

    static int[][] multiply(int[][] a, int[][] b) {
        if (a[0].length != b.length) throw new IllegalArgumentException("the inner sizes differ");
        int[][] out = new int[a.length][b[0].length];
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < b[0].length; j++) {
                for (int k = 0; k < b.length; k++) out[i][j] += a[i][k] * b[k][j];
            }
        }
        return out;
    }
}
