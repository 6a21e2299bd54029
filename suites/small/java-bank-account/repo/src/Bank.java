import java.util.HashMap;
import java.util.Map;

/** Accounts with a balance in cents that is never below zero. */
final class Bank {
    private final Map<String, Long> balances = new HashMap<>();

    void open(String account, long cents) {
        balances.put(account, cents);
    }

    long balance(String account) {
        Long cents = balances.get(account);
        if (cents == null) throw new IllegalArgumentException("no account " + account);
        return cents;
    }

    /** All of it or nothing. */
    void transfer(String from, String to, long cents) {
        if (cents <= 0) throw new IllegalArgumentException("nothing to transfer");
        long left = balance(from) - cents;
        if (left < 0) throw new IllegalStateException(from + " has too little");
        balances.put(from, left);
        balances.put(to, balance(to) + cents);
    }
}
