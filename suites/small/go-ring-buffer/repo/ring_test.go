package task

import (
	"reflect"
	"testing"
)

func TestHalfFull(t *testing.T) {
	ring := NewRing(3)
	ring.Push(1)
	ring.Push(2)
	if got := ring.Values(); !reflect.DeepEqual(got, []int{1, 2}) {
		t.Errorf("got %v", got)
	}
}

func TestForgetsTheOldest(t *testing.T) {
	ring := NewRing(3)
	for i := 1; i <= 5; i++ {
		ring.Push(i)
	}
	if got := ring.Values(); !reflect.DeepEqual(got, []int{3, 4, 5}) {
		t.Errorf("got %v, want [3 4 5]", got)
	}
}
