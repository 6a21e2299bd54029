import java.util.Objects;

/** Tests of a plain main method: each check prints a line, and a failed one makes the exit code 1. */
final class BankTest {
    private static int failures = 0;

    private static void check(String name, Object expected, Object actual) {
        boolean ok = Objects.equals(expected, actual);
        System.out.println((ok ? "ok " : "FAILED ") + name + (ok ? "" : ": expected " + expected + ", got " + actual));
        if (!ok) failures++;
    }

    public static void main(String[] args) {
        Bank bank = new Bank();
        bank.open("a", 100);
        bank.open("b", 0);
        bank.transfer("a", "b", 30);
        check("from", 70L, bank.balance("a"));
        check("to", 30L, bank.balance("b"));
        try {
            bank.transfer("a", "nobody", 10);
            check("a transfer to nobody", "refused", "made");
        } catch (IllegalArgumentException refused) {
            check("the money stays", 70L, bank.balance("a"));
        }
        if (failures > 0) System.exit(1);
    }
}
