import { describe, expect, it } from 'vitest'
import { isGone, nextSeat, type PadSeats, padsMovedOn, playsFor, seatOf, seatPad, withConnected } from './seats.ts'

const SEATS = ['north', 'south']
const [anne, bob, spare] = [
  { index: 0, id: 'Xbox' },
  { index: 1, id: 'Xbox' },
  { index: 2, id: 'DualSense' },
]
const seated = seatPad(seatPad([], anne, 'north'), bob, 'south')
const both: PadSeats = { seated, connected: [anne, bob, spare], open: [] }

describe('a pad takes a seat', () => {
  it('the first free one, then the next at each press, and none after the last', () => {
    expect(nextSeat([], anne, SEATS)).toBe('north')
    expect(nextSeat(seatPad([], anne, 'north'), bob, SEATS)).toBe('south')
    expect(nextSeat(seated, anne, SEATS)).toBe('south')
    expect(nextSeat(seated, bob, SEATS)).toBeNull()
    expect(nextSeat(seated, spare, SEATS)).toBe('north')
  })

  it('instead of its seat in another game', () => {
    expect(nextSeat(seatPad([], anne, 'white'), anne, SEATS)).toBe('north')
  })

  it('beside others, and never two', () => {
    const shared = seatPad(seated, spare, 'north')
    expect([anne, bob, spare].map((pad) => seatOf(shared, pad))).toEqual(['north', 'south', 'north'])
    expect(seatPad(shared, spare, 'south')).toHaveLength(3)
    expect(seatOf(seatPad(shared, anne, null), anne)).toBeNull()
  })

  it('though 32 of one kind do', () => {
    let pads = seated
    for (let index = 2; index < 32; index++) {
      const pad = { index, id: 'Xbox' }
      pads = seatPad(pads, pad, nextSeat(pads, pad, SEATS))
    }
    expect(new Set(pads.map(({ index }) => index)).size).toBe(32)
    expect(pads.every(({ seat }) => SEATS.includes(seat))).toBe(true)
  })

  it('and goes with its player when they swap seats', () => {
    expect(padsMovedOn(seated, SEATS).map(({ seat }) => seat)).toEqual(['south', 'north'])
  })
})

describe('plays for the acting seat', () => {
  const plays = (pads: PadSeats) => [anne, bob, spare].map((pad) => playsFor(pads, pad, 'north'))

  it('every pad, while none has a seat', () => {
    expect(plays({ ...both, seated: [] })).toEqual([true, true, true])
  })

  it('its own pad alone, though another one has the same id', () => {
    expect(plays(both)).toEqual([true, false, false])
  })

  it('a pad without a seat, if the seat has none', () => {
    expect(plays({ ...both, seated: seatPad([], bob, 'south') })).toEqual([true, false, true])
  })

  it('a pad without a seat, once the seat’s own is gone; any pad after that was chosen', () => {
    const gone = withConnected(both, [bob, spare])
    expect(plays(gone)).toEqual([true, false, true])
    expect(plays({ ...gone, open: ['north'] })).toEqual([true, true, true])
  })
})

describe('a pad that drops out', () => {
  it('leaves its seat without a pad, unless another one belongs to it', () => {
    expect(isGone(both, 'north')).toBe(false)
    expect(isGone(withConnected(both, [bob]), 'north')).toBe(true)
    expect(isGone(withConnected({ ...both, seated: seatPad(seated, spare, 'north') }, [spare]), 'north')).toBe(false)
    expect(isGone(withConnected({ ...both, seated: [] }, []), 'north')).toBe(false)
  })

  it('has its seat for itself again when it is back', () => {
    const gone = { ...withConnected(both, [bob]), open: ['north'] }
    const back = withConnected(gone, [anne, bob])
    expect(back).toEqual({ seated, connected: [anne, bob], open: [] })
    expect(playsFor(back, bob, 'north')).toBe(false)
  })

  it('leaves the seat open while another pad comes', () => {
    const gone = { ...withConnected(both, [bob]), open: ['north'] }
    expect(withConnected(gone, [bob, spare]).open).toEqual(['north'])
  })
})
