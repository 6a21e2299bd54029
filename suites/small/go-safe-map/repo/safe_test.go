package task

import (
	"testing"
	"time"
)

func within(t *testing.T, work func()) {
	t.Helper()
	done := make(chan struct{})
	go func() { work(); close(done) }()
	select {
	case <-done:
	case <-time.After(2 * time.Second):
		t.Fatal("still waiting for the lock")
	}
}

func TestUpdate(t *testing.T) {
	safe := NewSafe()
	safe.Set("a", 1)
	if !safe.Update("a", func(n int) int { return n + 1 }) || safe.Get("a") != 2 {
		t.Errorf("got %d", safe.Get("a"))
	}
}

func TestUpdateOfNothing(t *testing.T) {
	within(t, func() {
		safe := NewSafe()
		if safe.Update("ghost", func(n int) int { return n }) {
			t.Error("updated what is not there")
		}
		safe.Set("a", 1)
	})
}
