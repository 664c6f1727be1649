import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { type DockAdditions, DockAdditionsContext } from './dockAdditions.ts'
import { SlotFrame } from './SlotFrame.tsx'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['a phone held upright', 390, 844, 'column'],
  ['a small window', 960, 600, 'small'],
  ['a usual window', 1280, 800, 'wide'],
])('has the layout of its window on every page that shows it: %s', (_, width, height, layout) => {
  vi.stubGlobal('innerWidth', width)
  vi.stubGlobal('innerHeight', height)
  render(<SlotFrame board={null} foot="low" scores={null} corner={null} dock={null} />)
  expect(document.documentElement.dataset.layout).toBe(layout)
})

it('shows the panel of a page in place of the dock, in a higher row', () => {
  const frame = (additions: DockAdditions) => (
    <DockAdditionsContext value={additions}>
      <SlotFrame board={null} foot="low" scores={null} corner={null} dock={<p>dock</p>} />
    </DockAdditionsContext>
  )
  const footOf = (text: string) =>
    screen.getByText(text).closest<HTMLElement>('.hud-slots')?.style.getPropertyValue('--foot') ?? ''
  const { rerender } = render(frame({}))
  const low = footOf('dock')
  rerender(frame({ hasVotes: true, instead: <p>vote</p> }))
  expect(screen.queryByText('dock')).toBeNull()
  expect(Number.parseFloat(footOf('vote'))).toBeGreaterThan(Number.parseFloat(low))
})
