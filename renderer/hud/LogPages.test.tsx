import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { type LogLine, LogPages } from './LogPages.tsx'

afterEach(() => vi.restoreAllMocks())

/** Returns the scroll position of the list; it is 100 px high, and each line has the height that its text says. */
function scrolled(lines: readonly LogLine[]): number {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'OL' ? 100 : Number.parseInt(this.textContent ?? '', 10)
  })
  render(<LogPages lines={lines} onJump={() => {}} />)
  return screen.getByTestId('hud-log').querySelector('ol')?.scrollTop ?? -1
}

const line = (move: number, height: number): LogLine => ({ move, flag: null, text: `${height} px.` })

it('shows the end of a newest line that is longer than the log', () => {
  expect(scrolled([line(2, 160), line(1, 40)])).toBe(60)
})

it('shows the newest line from its beginning if it fits', () => {
  expect(scrolled([line(2, 40), line(1, 160)])).toBe(0)
})
