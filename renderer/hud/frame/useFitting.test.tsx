import { render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useFitting } from './useFitting.ts'

const ROW = 10

/** Gives the words of each panel the height of `rows` parts. */
function roomFor(rows: number): void {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(rows * ROW)
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return ROW * this.querySelectorAll('p:not([hidden])').length
  })
}

afterEach(() => vi.restoreAllMocks())

function Panel({ words }: { readonly words: readonly string[] }) {
  return (
    <section ref={useFitting()}>
      <i data-yields={3}>picture</i>
      <div data-words="">
        <p>title</p>
        {words.map((word, n) => (
          <p key={word} data-yields={words.length - n}>
            {word}
          </p>
        ))}
      </div>
    </section>
  )
}

const shown = () => ['picture', 'title', 'first', 'second'].filter((part) => !screen.getByText(part).hidden)

it.each([
  { rows: 3, left: ['picture', 'title', 'first', 'second'] },
  { rows: 2, left: ['picture', 'title', 'first'] },
  { rows: 1, left: ['picture', 'title'] },
])('hides parts in their order until $rows rows are enough', ({ rows, left }) => {
  roomFor(rows)
  render(<Panel words={['first', 'second']} />)
  expect(shown()).toEqual(left)
})

it('shows parts again as soon as there is room', () => {
  roomFor(1)
  const { rerender } = render(<Panel words={['first', 'second']} />)
  vi.restoreAllMocks()
  roomFor(3)
  rerender(<Panel words={['first', 'second']} />)
  expect(shown()).toEqual(['picture', 'title', 'first', 'second'])
})

describe('a panel whose size changes', () => {
  /** The callbacks of panels that are observed now. */
  const resized = new Map<Element, () => void>()

  class Observer {
    private readonly callback: () => void
    private panel: Element | null = null

    constructor(callback: () => void) {
      this.callback = callback
    }

    observe(panel: Element): void {
      this.panel = panel
      resized.set(panel, this.callback)
    }

    disconnect(): void {
      if (this.panel) resized.delete(this.panel)
    }
  }

  it('hides parts when it shrinks, until it leaves the page', () => {
    vi.stubGlobal('ResizeObserver', Observer)
    roomFor(3)
    const { container, unmount } = render(<Panel words={['first', 'second']} />)
    const panel = container.querySelector('section')
    if (!panel) throw new Error('no panel')
    roomFor(2)
    resized.get(panel)?.()
    expect(shown()).toEqual(['picture', 'title', 'first'])
    unmount()
    expect(resized.size).toBe(0)
    vi.unstubAllGlobals()
  })

  it('keeps its size where the page cannot observe it', () => {
    vi.stubGlobal('ResizeObserver', undefined)
    roomFor(2)
    render(<Panel words={['first', 'second']} />)
    expect(shown()).toEqual(['picture', 'title', 'first'])
    vi.unstubAllGlobals()
  })
})
