package task

import (
	"reflect"
	"testing"
)

func TestHiddenApostrophes(t *testing.T) {
	got := Count("Don't 'quote' DON'T quote")
	want := map[string]int{"don't": 2, "quote": 2}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestHiddenLettersOfAllKinds(t *testing.T) {
	if got := Count("Éclair éclair"); got["éclair"] != 2 {
		t.Errorf("got %v", got)
	}
}

func TestHiddenTies(t *testing.T) {
	if got := Top("B a C", 5); !reflect.DeepEqual(got, []string{"a", "b", "c"}) {
		t.Errorf("got %v", got)
	}
}
