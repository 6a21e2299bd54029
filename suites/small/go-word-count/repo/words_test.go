package task

import (
	"reflect"
	"testing"
)

func TestCountIgnoresCase(t *testing.T) {
	got := Count("The cat and the hat")
	if got["the"] != 2 || len(got) != 4 {
		t.Errorf("got %v", got)
	}
}

func TestTop(t *testing.T) {
	if got := Top("b a b c a b", 2); !reflect.DeepEqual(got, []string{"b", "a"}) {
		t.Errorf("got %v", got)
	}
}
