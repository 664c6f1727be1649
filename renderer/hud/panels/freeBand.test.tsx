import { render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { director } from '../../ui/camera.ts'
import { useFreeBand } from './freeBand.ts'

const BOXES = new Map([
  ['scores', new DOMRect(450, 16, 600, 74)],
  ['hint', new DOMRect(177, 591, 926, 113)],
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
})
afterEach(() => vi.restoreAllMocks())

/** Called when something may have been resized. */
let resized: () => void = () => {}

interface HudProps {
  readonly phase?: string
  readonly log: 'beside' | 'below'
  readonly recap: string
  readonly dock?: string
}

function Hud({ log, recap, dock = 'none', phase = 'battle' }: HudProps) {
  const ref = useRef<HTMLDivElement>(null)
  useFreeBand(ref)
  return (
    <div ref={ref} className={`hud is-log-${log}`} data-phase={phase}>
      <div className="hud-scores">
        <section id="scores" />
      </div>
      <div className="hud-log">
        <section id={recap} className="recap-panel" />
      </div>
      <div className="hud-centre">
        <div id={dock} className="hud-dock" />
      </div>
      <div className="hud-hint">
        <section id="hint" />
      </div>
    </div>
  )
}

it.each([
  ['a line over the hint', 'below', 'line', 495],
  ['a corner below', 'below', 'corner', 591],
  ['a column beside the table', 'beside', 'line', 591],
] as const)('the table is framed between the scores and the hint, and off a recap in %s', (_, log, recap, bottom) => {
  const frame = vi.spyOn(director, 'setFree')
  render(<Hud log={log} recap={recap} />)
  expect(frame.mock.lastCall).toEqual([{ top: 90 / 720, bottom: bottom / 720 }])
})

it('the table is framed above what is docked over the hint', () => {
  const frame = vi.spyOn(director, 'setFree')
  render(<Hud log="beside" recap="line" dock="dock" />)
  expect(frame.mock.lastCall).toEqual([{ top: 90 / 720, bottom: 530 / 720 }])
})

it('the picture stays still while the hint changes, and is framed anew in another phase', () => {
  class Watch {
    constructor(onResize: () => void) {
      resized = onResize
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Watch)
  const frame = vi.spyOn(director, 'setFree')
  const { rerender } = render(<Hud log="beside" recap="line" dock="dock" phase="placing" />)
  rerender(<Hud log="beside" recap="line" phase="placing" />)
  resized()
  expect(frame.mock.lastCall).toEqual([{ top: 90 / 720, bottom: 530 / 720 }])
  rerender(<Hud log="beside" recap="line" phase="battle" />)
  resized()
  expect(frame.mock.lastCall).toEqual([{ top: 90 / 720, bottom: 591 / 720 }])
  vi.unstubAllGlobals()
})
