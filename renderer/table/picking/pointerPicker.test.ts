import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PointerPicker } from './pointerPicker.ts'

/** Picks on a screen with a hundred pixels per cell. */
const pickAt = ({ clientX, clientY }: { clientX: number; clientY: number }) => ({
  ground: { x: clientX / 100, z: clientY / 100 },
  id: null,
})
const at = (clientX: number, clientY: number, button = 0) => ({
  pointerId: 1,
  pointerType: 'mouse',
  button,
  clientX,
  clientY,
})
const finger = (clientX: number, clientY: number, pointerId = 1) => ({
  ...at(clientX, clientY),
  pointerType: 'touch',
  pointerId,
})
const listener = { onHover: vi.fn(), onClick: vi.fn(), onLongPress: vi.fn(), onDoubleClick: vi.fn() }
let picker: PointerPicker

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  picker = new PointerPicker(pickAt, () => listener)
})
afterEach(() => vi.useRealTimers())

it('keeps the pick of a pointer at rest while the camera shakes', () => {
  let shaken = 0
  picker = new PointerPicker(
    ({ clientX, clientY }) => pickAt({ clientX: clientX + shaken, clientY }),
    () => listener,
  )
  picker.move(at(300, 200))
  shaken = 90
  picker.move(at(300, 200))
  expect(listener.onHover).toHaveBeenCalledTimes(1)
  picker.leave(at(300, 200))
  picker.move(at(300, 200))
  expect(listener.onHover).toHaveBeenCalledTimes(3)
})

describe('a press on a table that slides', () => {
  const meant = { ground: { x: 3, z: 2 }, id: null }
  let slid = 0

  beforeEach(() => {
    slid = 0
    picker = new PointerPicker(
      ({ clientX, clientY }) => pickAt({ clientX: clientX + slid, clientY }),
      () => listener,
    )
    picker.down(at(300, 200))
    slid = 150
  })

  it('clicks the thing that was under it when it was pressed', () => {
    picker.up(at(300, 200))
    expect(listener.onClick).toHaveBeenCalledExactlyOnceWith(meant, { nth: 1, byTouch: false })
  })

  it('reports as a long press the thing that was under it when it was pressed', () => {
    vi.advanceTimersByTime(600)
    expect(listener.onLongPress).toHaveBeenCalledExactlyOnceWith(meant)
  })

  it('double-clicks the target of its click, not that of an earlier one', () => {
    picker.up(at(300, 200))
    picker.doubleClick(at(300, 200))
    picker.down(at(300, 200))
    picker.up(at(300, 200))
    picker.doubleClick(at(300, 200))
    expect(listener.onDoubleClick.mock.calls).toEqual([[meant], [{ ground: { x: 4.5, z: 2 }, id: null }]])
  })
})

describe('a click', () => {
  it('is a press and a release in about the same place', () => {
    picker.down(at(300, 200))
    picker.up(at(303, 201))
    expect(listener.onClick).toHaveBeenCalledExactlyOnceWith(
      { ground: { x: 3, z: 2 }, id: null },
      { nth: 1, byTouch: false },
    )
  })

  it('is not the end of a drag, even of one that returned', () => {
    picker.down(at(300, 200))
    picker.move(at(340, 200))
    picker.move(at(300, 200))
    picker.up(at(300, 200))
    expect(listener.onClick).not.toHaveBeenCalled()
  })

  it('needs the primary button', () => {
    picker.down(at(300, 200, 2))
    picker.up(at(300, 200, 2))
    expect(listener.onClick).not.toHaveBeenCalled()
  })

  it('may be slow when long presses are not handled', () => {
    const patient = { onClick: vi.fn() }
    picker = new PointerPicker(pickAt, () => patient)
    picker.down(at(300, 200))
    vi.advanceTimersByTime(3000)
    picker.up(at(300, 200))
    expect(patient.onClick).toHaveBeenCalledOnce()
  })
})

describe('clicks that follow each other', () => {
  const nths = () => listener.onClick.mock.calls.map(([, { nth }]) => nth)

  it('are counted as the system counts them', () => {
    for (const detail of [1, 2]) {
      picker.down(at(300, 200))
      picker.counted(detail)
      picker.up(at(300, 200))
    }
    expect(nths()).toEqual([1, 2])
  })

  it.each([
    ['at once at one place', 200, 305, [1, 2]],
    ['later', 600, 305, [1, 1]],
    ['elsewhere', 200, 360, [1, 1]],
  ])('are counted for a finger that taps again %s', (_, pause, x, counted) => {
    for (const tapped of [300, x]) {
      picker.down(finger(tapped, 200))
      picker.up(finger(tapped, 200))
      vi.advanceTimersByTime(pause)
    }
    expect(nths()).toEqual(counted)
  })
})

describe('a long press', () => {
  it('fires while the button is down, and does not end in a click', () => {
    picker.down(at(300, 200))
    vi.advanceTimersByTime(600)
    expect(listener.onLongPress).toHaveBeenCalledOnce()
    picker.up(at(300, 200))
    expect(listener.onClick).not.toHaveBeenCalled()
  })

  it('does not fire after a drag or a cancelled pointer', () => {
    picker.down(at(300, 200))
    picker.move(at(400, 200))
    vi.advanceTimersByTime(600)
    picker.up(at(400, 200))
    picker.down(at(300, 200))
    picker.cancel()
    vi.advanceTimersByTime(600)
    expect(listener.onLongPress).not.toHaveBeenCalled()
  })
})

describe('hovering', () => {
  it('reports each cell once, and when the pointer leaves', () => {
    picker.move(at(300, 200))
    picker.move(at(310, 210))
    picker.move(at(400, 210))
    picker.leave(at(400, 210))
    expect(listener.onHover.mock.calls.map(([pick]) => pick?.ground?.x ?? null)).toEqual([3, 4, null])
  })

  it('pauses while the camera is dragged', () => {
    picker.down(at(300, 200))
    picker.move(at(600, 200))
    expect(listener.onHover).not.toHaveBeenCalled()
  })
})

it('a double click is picked like a click', () => {
  picker.doubleClick(at(300, 200))
  expect(listener.onDoubleClick).toHaveBeenCalledExactlyOnceWith({ ground: { x: 3, z: 2 }, id: null })
})

describe('a finger', () => {
  it('clicks by a tap, without hovering', () => {
    picker.down(finger(300, 200))
    picker.move(finger(301, 200))
    picker.up(finger(301, 200))
    expect(listener.onClick).toHaveBeenCalledOnce()
    expect(listener.onHover).not.toHaveBeenCalled()
  })

  it('clicks nothing once a second one is down', () => {
    picker.down(finger(300, 200))
    picker.down(finger(500, 200, 2))
    picker.up(finger(500, 200, 2))
    picker.up(finger(300, 200))
    expect(listener.onClick).not.toHaveBeenCalled()
  })

  it('shows with a long press what hovering shows, until the next touch', () => {
    picker.down(finger(300, 200))
    vi.advanceTimersByTime(600)
    picker.up(finger(300, 200))
    picker.leave(finger(300, 200))
    expect(listener.onLongPress).toHaveBeenCalledOnce()
    expect(listener.onHover).not.toHaveBeenCalled()
    picker.down(finger(700, 200))
    expect(listener.onHover.mock.calls).toEqual([[null]])
  })
})
