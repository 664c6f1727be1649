import { beforeEach, describe, expect, it } from 'vitest'
import { Grab } from './grab.ts'
import type { Pick } from './picking.ts'

let holding = false
let calls: string[] = []
let under: string | null = 'ship'

const grab = () =>
  new Grab(
    ({ clientX, clientY }): Pick => ({ ground: { x: clientX / 100, z: clientY / 100 }, id: under }),
    () => ({
      isHolding: () => holding,
      onGrab: ({ id }) => {
        calls.push(`grab ${id}`)
        holding = id !== null
        return holding
      },
      onCarry: (ground) => calls.push(`carry ${ground?.x}`),
      onRelease: (how) => {
        calls.push(`release ${how}`)
        holding = false
      },
      onDismiss: () => {
        calls.push('dismiss')
        holding = false
      },
      onWheel: (notch) => calls.push(`wheel ${notch}`),
    }),
  )
const at = (clientX: number, button = 0) => ({
  pointerId: 1,
  pointerType: 'mouse',
  button,
  clientX,
  clientY: 0,
})

beforeEach(() => {
  holding = false
  under = 'ship'
  calls = []
})

describe('grabbing', () => {
  it('drags a thing', () => {
    const hand = grab()
    expect([hand.down(at(100)), hand.move(at(300)), hand.up(at(300))]).toEqual([true, true, true])
    expect(calls).toEqual(['grab ship', 'carry 3', 'carry 3', 'release dragged'])
  })

  it('picks a thing up with one click and drops it with the next', () => {
    const hand = grab()
    hand.down(at(100))
    hand.up(at(101))
    expect(holding).toBe(true)
    hand.move(at(400))
    hand.down(at(400))
    hand.up(at(400))
    expect(calls).toEqual(['grab ship', 'carry 4', 'carry 4', 'release clicked'])
  })

  it('carries to the position of a finger, which has not hovered', () => {
    const hand = grab()
    hand.down(at(100))
    hand.up(at(100))
    hand.down(at(600))
    hand.up(at(600))
    expect(calls).toEqual(['grab ship', 'carry 6', 'release clicked'])
  })

  it('turns by the wheel and dismisses by the right button only while holding', () => {
    const hand = grab()
    expect([hand.wheel(100), hand.down(at(100, 2))]).toEqual([false, false])
    hand.down(at(100))
    expect([hand.wheel(-100), hand.wheel(100), hand.down(at(100, 2))]).toEqual([true, true, true])
    expect(calls).toEqual(['grab ship', 'wheel 1', 'wheel -1', 'dismiss'])
  })

  it('does not handle the pointer if there is nothing to grab', () => {
    under = null
    const hand = grab()
    expect([hand.down(at(100)), hand.move(at(300)), hand.up(at(300))]).toEqual([false, false, false])
  })
})
