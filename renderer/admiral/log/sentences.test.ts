import { describe, expect, it } from 'vitest'
import { parseCell } from '../../../engine/admiral/cells.ts'
import type { AdmiralEvent, Cell, OfferKind } from '../../../engine/admiral/types.ts'
import { type Language, translator } from '../../i18n/t.ts'
import { battle } from '../../testkit/boards/admiralBoard.ts'
import { tell } from './sentences.ts'

const before = battle({
  wind: 'N storm',
  forts: { c8: ['red'], u9: ['blue'] },
  ships: ['brig red e5 N', 'galleon blue e8 N'],
})
const [brig = '', galleon = ''] = before.ships.map(({ id }) => id)
const [redFort = '', blueFort = ''] = before.forts.map(({ id }) => id)

const cell = (name: string): Cell => parseCell(name) ?? -1

function told(event: AdmiralEvent): readonly (string | null)[] {
  const say = (language: Language) => tell(event, { t: translator(language), nameOf: (seat) => seat, before })
  return [say('en'), say('ru')]
}

describe('the log', () => {
  it('does not call the guns of a fort a broadside', () => {
    const by = [{ ship: redFort, shots: 2, guns: 'broadside', from: cell('c8'), distance: 2 } as const]
    const shots = { by, target: galleon, at: cell('e8'), aim: 'hull', occasion: 'turn', faces: [1, 3, 5, 6] } as const
    expect(told({ kind: 'shotsFired', ...shots, die: 4, hit: false, reveals: true })).toEqual([
      'Red fort c8 fires at the blue galleon e8 (hull, 2 shots): a miss',
      'Красный форт c8 стреляет по синему галеону e8 (по корпусу, 2 выстрела): промах',
    ])
  })

  it('declines the name of the boarded unit', () => {
    expect(told({ kind: 'boardingBegan', ship: brig, target: galleon })).toEqual([
      'Red brig boards the blue galleon e8',
      'Красный бриг идёт на абордаж синего галеона e8',
    ])
    expect(told({ kind: 'boardingBegan', ship: brig, target: blueFort })[1]).toBe(
      'Красный бриг идёт на абордаж синего форта u9',
    )
  })

  it('says where a storm has carried a ship, and once where it could not', () => {
    const drift = {
      kind: 'shipDrifted',
      ship: brig,
      from: cell('e5'),
      path: [],
      fromHeading: 'E',
      heading: 'N',
    } as const
    expect(told({ ...drift, to: cell('e7'), stoppedBy: 'ship' })).toEqual([
      'Red brig drifts e5 → e7 and is stopped by a ship',
      'Красный бриг снесён бурей e5 → e7, дальше мешает другой корабль',
    ])
    expect(told({ ...drift, to: cell('e5'), stoppedBy: 'reef' })[0]).toBe('Red brig e5 strikes a reef')
  })

  it('says who held fire if the choice was real, and nothing of offers to players who may have Swift', () => {
    const declined = (offer: OfferKind) => told({ kind: 'offerAnswered', to: 'blue', offer, how: 'declined' })[0]
    expect(declined('answer')).toBe('Blue holds fire')
    expect(declined('crossing')).toBe('Blue holds fire')
    expect(declined('boarding')).toBe('Blue holds fire')
    expect([declined('first'), declined('ready')]).toEqual([null, null])
  })

  it('mentions Swift declared with a first order, once for a card that lies face up (A-REPLY)', () => {
    const declared = { kind: 'swiftDeclared', ship: brig } as const
    expect(told(declared)).toEqual([
      'Red brig: an enemy Swift cannot fire before it',
      'Красный бриг: вражескому Свифту его теперь не опередить',
    ])
    const ships = before.ships.map((ship) => ({ ...ship, faceUp: true }))
    const telling = { t: translator('en'), nameOf: (seat: string) => seat, before: { ...before, ships } }
    expect(tell(declared, telling)).toBeNull()
  })

  it('mentions a hidden captain like any other', () => {
    const landed = { kind: 'captainLanded', ship: brig, fort: redFort, captain: 'hidden', shown: false } as const
    expect(told({ ...landed, saved: false })).toEqual([
      'Red brig: a captain goes ashore in port',
      'Красный бриг: капитан сходит на берег в порту',
    ])
  })

  it('names headings in full', () => {
    expect(told({ kind: 'shipTurned', ship: brig, from: 'N', to: 'NW' })).toEqual([
      'Red brig e5 turns on the spot: heading north-west',
      'Красный бриг e5 разворачивается на месте: курс на северо-запад',
    ])
  })
})
