package task

import "testing"

func TestHiddenFormat(t *testing.T) {
	for cents, want := range map[int]string{0: "0.00", -5: "-0.05", -1205: "-12.05", 99: "0.99", 10: "0.10"} {
		if got := Format(cents); got != want {
			t.Errorf("Format(%d) = %q, want %q", cents, got, want)
		}
	}
}

func TestHiddenSplitLosesNothing(t *testing.T) {
	for cents := 0; cents < 50; cents++ {
		sum := 0
		for _, part := range Split(cents, 7) {
			sum += part
		}
		if sum != cents {
			t.Errorf("%d became %d", cents, sum)
		}
	}
}
