package task

import (
	"reflect"
	"testing"
)

func TestFormat(t *testing.T) {
	for cents, want := range map[int]string{1234: "12.34", 5: "0.05", 100: "1.00"} {
		if got := Format(cents); got != want {
			t.Errorf("Format(%d) = %q, want %q", cents, got, want)
		}
	}
}

func TestSplit(t *testing.T) {
	if got := Split(100, 3); !reflect.DeepEqual(got, []int{34, 33, 33}) {
		t.Errorf("got %v", got)
	}
}
