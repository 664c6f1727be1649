import { render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { director, watchSelection } from '../../ui/camera.ts'
import { useFreeBand } from './freeBand.ts'

const BOXES = new Map([
  ['scores', new DOMRect(450, 16, 600, 74)],
  ['hint', new DOMRect(177, 591, 926, 113)],
  ['long', new DOMRect(177, 560, 926, 144)],
  ['note', new DOMRect(177, 540, 926, 45)],
  ['line', new DOMRect(36, 495, 1208, 80)],
  ['dock', new DOMRect(177, 530, 926, 53)],
  ['corner', new DOMRect(974, 495, 288, 148)],
])

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1280)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(720)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return BOXES.get(this.id) ?? new DOMRect(0, 0, 0, 0)
  })
  vi.spyOn(director, 'setFree')
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        resized = onResize
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.querySelector('.table')?.remove()
})

/** Called when something may have been resized. */
let resized: () => void = () => {}

interface HudProps {
  readonly phase?: string
  readonly log: 'beside' | 'below'
  readonly recap: string
  readonly inItsPlace?: string
  readonly dock?: string
  readonly hint?: string
  readonly note?: string | undefined
  readonly hasNote?: boolean
}

function Hud({
  log,
  recap,
  inItsPlace = 'recap-panel',
  dock = 'none',
  phase = 'battle',
  hint = 'hint',
  note,
  hasNote,
}: HudProps) {
  const ref = useRef<HTMLDivElement>(null)
  useFreeBand(ref)
  return (
    <div ref={ref} className={`hud is-log-${log}`} data-phase={phase} data-note={hasNote}>
      <div className="hud-scores">
        <section id="scores" />
      </div>
      <div className="hud-log">
        <section id={recap} className={inItsPlace} />
      </div>
      <div className="hud-centre">
        <div id={dock} className="hud-dock" />
      </div>
      <div className="hud-hint">
        {note && <section id={note} className="goal-note" />}
        <section id={hint} />
      </div>
    </div>
  )
}

/** What the table is framed in now, CSS pixels of the window's height. */
function framed(): readonly number[] {
  const band = vi.mocked(director.setFree).mock.lastCall?.[0]
  return band ? [band.top * 720, band.bottom * 720].map(Math.round) : []
}
/** Left free over the hint for what comes and goes there. */
const NOTE = 24

it.each([
  ['a line over the hint', 'below', 'line', 495],
  ['a corner below', 'below', 'corner', 591 - NOTE],
  ['a column beside the table', 'beside', 'line', 591 - NOTE],
] as const)('the table is framed between the scores and the hint, and off a recap in %s', (_, log, recap, bottom) => {
  render(<Hud log={log} recap={recap} />)
  expect(framed()).toEqual([90, bottom])
})

it('the table is framed above what stands in a line in place of the recap', () => {
  render(<Hud log="below" recap="line" inItsPlace="placement" />)
  expect(framed()).toEqual([90, 495])
})

it('the table is framed above what is docked over the hint', () => {
  render(<Hud log="beside" recap="line" dock="dock" />)
  expect(framed()).toEqual([90, 530])
})

it('the picture stays still while the hint changes, and is framed anew in another phase', () => {
  const { rerender } = render(<Hud log="beside" recap="line" dock="dock" phase="placing" />)
  rerender(<Hud log="beside" recap="line" phase="placing" />)
  resized()
  expect(framed()).toEqual([90, 530])
  rerender(<Hud log="beside" recap="line" phase="battle" />)
  resized()
  expect(framed()).toEqual([90, 591 - NOTE])
})

it('the picture stays still when the hint has more lines', () => {
  const { rerender } = render(<Hud log="beside" recap="line" />)
  rerender(<Hud log="beside" recap="line" hint="long" />)
  resized()
  expect(framed()).toEqual([90, 591 - NOTE])
})

it('the picture takes the room of a note within the hint once that is put away', () => {
  const { rerender } = render(<Hud log="beside" recap="line" hint="long" hasNote={true} />)
  expect(framed()).toEqual([90, 560 - NOTE])
  rerender(<Hud log="beside" recap="line" hasNote={false} />)
  resized()
  expect(framed()).toEqual([90, 591 - NOTE])
})

it('glides to what is docked later', () => {
  const { rerender } = render(<Hud log="beside" recap="line" />)
  resized()
  rerender(<Hud log="beside" recap="line" dock="dock" />)
  resized()
  expect(framed()).toEqual([90, 530])
  expect(vi.mocked(director.setFree).mock.lastCall?.[1]).toBeGreaterThan(0)
})

describe('a note over the hint', () => {
  const lookedAfter = vi.fn(() => true)

  async function withNote(note: string | undefined, hint = 'hint') {
    document.body.insertAdjacentHTML('beforeend', '<div class="table"><canvas></canvas></div>')
    vi.spyOn(director, 'sees').mockImplementation(lookedAfter)
    const { rerender } = render(<Hud log="beside" recap="line" />)
    resized()
    rerender(<Hud log="beside" recap="line" hint={hint} note={note} />)
    resized()
    await new Promise((done) => setTimeout(done, 100))
  }

  beforeEach(() => {
    lookedAfter.mockClear()
    onTestFinished(
      watchSelection(
        () => ({ x: 0, y: 0, z: 6 }),
        () => [{ x: 1, y: 0, z: 6 }],
      ),
    )
  })

  it('does not move the picture, but must not cover who acts or where he may go', async () => {
    await withNote('note')
    expect(framed()).toEqual([90, 591 - NOTE])
    expect(lookedAfter).toHaveBeenCalledWith(expect.arrayContaining([{ x: 1, y: 0, z: 6 }]), expect.anything())
  })

  it('is not confused with a hint that grows under the pointer, which moves nothing at all', async () => {
    await withNote(undefined, 'long')
    expect(lookedAfter).not.toHaveBeenCalled()
  })
})
