// The texts of a run that repairs a small Python project.

export const RED = `============================= test session starts ==============================
platform linux -- Python 3.13.1, pytest-8.3.4, pluggy-1.5.0
rootdir: /home/runner/work/ledger/ledger
collected 14 items

tests/test_balance.py ....F..                                            [ 50%]
tests/test_parse.py .......                                              [100%]

=================================== FAILURES ===================================
_____________________________ test_leap_day_counts _____________________________

    def test_leap_day_counts():
        ledger = Ledger.load(FEBRUARY_2024)
>       assert ledger.balance(date(2024, 2, 29)) == Decimal("1250.00")
E       AssertionError: assert Decimal('1200.00') == Decimal('1250.00')
E        +  where Decimal('1200.00') = balance(datetime.date(2024, 2, 29))

tests/test_balance.py:41: AssertionError
=========================== short test summary info ============================
FAILED tests/test_balance.py::test_leap_day_counts - AssertionError: assert Decimal('1200.00') == Decimal('1250.00')
========================= 1 failed, 13 passed in 0.34s =========================
`;
export const GREEN = `============================= test session starts ==============================
collected 14 items

tests/test_balance.py .......                                            [ 50%]
tests/test_parse.py .......                                              [100%]

============================== 14 passed in 0.31s ==============================
`;
export const SIGNATURE =
  "FAILED tests/test_balance.py::test_leap_day_counts - AssertionError: assert Decimal('1200.00') == Decimal('1250.00')";

export const TASK = {
  goal: 'Make the failing workflow "tests" pass: test_leap_day_counts in tests/test_balance.py expects the balance of 29 February to include that day.',
  evidence: [{ source: 'log of step "Run pytest" in job "unit"', text: RED }],
  test_command: {
    run: 'python -m pip install -e . --no-deps -q\npython -m pytest -q',
    shell: 'bash',
    working_directory: '.',
    env: { PYTHONHASHSEED: '0' },
    source: 'step "Run pytest" of job "unit" in .github/workflows/ci.yml',
  },
  base_commit: '4f1c2a9d8be07153c6a2f90e1d7b3c55a8e9f012',
  trigger: {
    kind: 'workflow_run',
    run_id: 17_203_341_991,
    workflow_id: 88_120,
    workflow_name: 'CI',
    branch: 'main',
  },
  must_be_red_at_base: true,
};

export const SETTINGS = {
  test_policy: 'on_write',
  limits: {
    max_iterations: 30,
    max_test_runs: 12,
    max_reflections: 3,
    max_total_tokens: 400_000,
    timeout_ms: 900_000,
    max_malformed_in_a_row: 3,
  },
  confirm_runs: 1,
};

export const SOURCE = `10 | class Ledger:
11 |     def __init__(self, entries: list[Entry]) -> None:
12 |         self.entries = sorted(entries, key=lambda entry: entry.day)
13 |
14 |     def balance(self, day: date) -> Decimal:
15 |         """The sum of all entries up to and including day."""
16 |         total = Decimal(0)
17 |         for entry in self.entries:
18 |             if entry.day >= day:
19 |                 break
20 |             total += entry.amount
21 |         return total
`;

const diffOf = (removed: string, added: string): string => `--- a/ledger/balance.py
+++ b/ledger/balance.py
@@ -15,7 +15,7 @@
         """The sum of all entries up to and including day."""
         total = Decimal(0)
         for entry in self.entries:
-            ${removed}
+            ${added}
                 break
             total += entry.amount
         return total
`;
const BASE = 'if entry.day >= day:';
const GUESS = 'if entry.day >= day and not is_leap(day.year):';
const FIX = 'if entry.day > day:';
export const WRONG_DIFF = diffOf(BASE, GUESS);
export const RIGHT_DIFF = diffOf(GUESS, FIX);
export const FINAL_DIFF = diffOf(BASE, FIX);

export const FIX_SUMMARY =
  'Ledger.balance stopped before the entries of the day it was asked for, because it compared with >= instead of >. Every balance left out its last day; only the leap-day test looked at a day that has an entry.';
