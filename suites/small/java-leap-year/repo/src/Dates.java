/** Days of the Gregorian calendar. */
final class Dates {
    private static final int[] DAYS = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

    private Dates() {}

    static boolean isLeap(int year) {
        return year % 4 == 0 && (year % 100 != 0 || year % 4 == 0);
    }

    /** Months count from 1. */
    static int daysIn(int month, int year) {
        return month == 2 && isLeap(year) ? 29 : DAYS[month - 1];
    }

    /** The day of the year, from 1. */
    static int dayOfYear(int day, int month, int year) {
        int days = day;
        for (int before = 1; before < month; before++) days += daysIn(before, year);
        return days;
    }
}
