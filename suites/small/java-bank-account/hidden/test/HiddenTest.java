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
        Bank bank = new Bank();
        bank.open("a", 50);
        bank.open("b", 5);
        try {
            bank.transfer("a", "b", 51);
            check("too much", "refused", "made");
        } catch (IllegalStateException refused) {
            check("both stay", 55L, bank.balance("a") + bank.balance("b"));
        }
        try {
            bank.transfer("a", "x", 1);
        } catch (IllegalArgumentException refused) {
            check("no account", 50L, bank.balance("a"));
        }
        bank.transfer("a", "a", 20);
        check("to itself", 50L, bank.balance("a"));
        bank.transfer("a", "b", 50);
        check("all of it", 0L, bank.balance("a"));
        if (failures > 0) System.exit(1);
    }
}
