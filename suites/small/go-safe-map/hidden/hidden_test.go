package task

import (
	"sync"
	"testing"
)

func TestHiddenManyGoroutines(t *testing.T) {
	within(t, func() {
		safe := NewSafe()
		safe.Set("n", 0)
		var group sync.WaitGroup
		for i := 0; i < 50; i++ {
			group.Add(1)
			go func() {
				defer group.Done()
				safe.Update("n", func(n int) int { return n + 1 })
				safe.Update("ghost", func(n int) int { return n })
			}()
		}
		group.Wait()
		if safe.Get("n") != 50 {
			t.Errorf("got %d", safe.Get("n"))
		}
	})
}
