import { describe, expect, it } from 'vitest'
import { HIDDEN } from '../../../engine/kernel/game.ts'
import { parseCell } from '../../../engine/sea-battle/cells.ts'
import type { SeaBattleEvent } from '../../../engine/sea-battle/types.ts'
import { translator } from '../../i18n/t.ts'
import { endReasonText, moverOf, paragraph, type SeaBattleWords, tell } from './sentences.ts'

const names: Readonly<Record<string, string>> = { north: 'Нора', south: 'Sam' }
const words = (language: 'en' | 'ru'): SeaBattleWords => ({
  t: translator(language),
  nameOf: (seat) => names[seat] ?? seat,
  language,
})
const cell = (name: string) => parseCell(name) ?? -1
const shot = (at: string, result: 'miss' | 'hit' | 'sunk', ship: readonly string[] = []): SeaBattleEvent => ({
  kind: 'shotFired',
  by: 'north',
  at: cell(at),
  result,
  ship: ship.length > 0 ? ship.map(cell) : null,
  reveals: true,
})

describe('the log of a battle', () => {
  it('names cells by the letters of the language', () => {
    expect(tell(shot('g7', 'miss'), words('ru'))).toBe('Нора: Ж7\u00a0— мимо')
    expect(tell(shot('g7', 'hit'), words('en'))).toBe('Нора: G7, a hit!')
  })

  it('names the ship that goes down', () => {
    expect(tell(shot('j10', 'sunk', ['h10', 'i10', 'j10']), words('ru'))).toBe(
      'Нора: К10\u00a0— потоплен трёхпалубный!',
    )
    expect(tell(shot('a1', 'sunk', ['a1']), words('en'))).toBe('Нора: A1, sunk! A boat goes down')
  })

  it('says that a fleet is at sea and not where, even to its owner', () => {
    const placed = (ships: readonly (readonly number[])[] | typeof HIDDEN) =>
      tell({ kind: 'fleetPlaced', seat: 'south', flag: 'royal', ships, reveals: true }, words('en'))
    expect(placed([[0, 1, 2, 3]])).toBe(placed(HIDDEN))
  })

  it('puts all events of a move under its player, but not the turn that passes', () => {
    const events: SeaBattleEvent[] = [shot('b2', 'miss'), { kind: 'turnPassed', to: 'south' }]
    expect(moverOf(events)).toBe('north')
    expect(paragraph(events, words('en'))).toBe('Нора: B2, water.')
  })

  it('shows who fires first, and why', () => {
    const joined: SeaBattleEvent = { kind: 'battleJoined', first: 'south' }
    const told = (first: 'draw' | 'north' | 'south') => tell(joined, { ...words('en'), first })
    expect(told('draw')).toBe('Sam fires first, drawn by lot')
    expect(told('south')).toBe('Sam fires first, as chosen before the match')
    expect(tell(joined, words('ru'))).toBe('Sam: первый выстрел по жребию')
  })

  it('says that both fleets are open at the end (S-INSPECT)', () => {
    const opened: SeaBattleEvent = { kind: 'fleetsOpened', fleets: { north: [[0]], south: [[99]] }, reveals: true }
    expect([tell(opened, words('en')), tell(opened, words('ru'))]).toEqual([
      'Both fleets are revealed',
      'Оба флота открыты',
    ])
  })

  it('ends with the reason and the winner', () => {
    const ended: SeaBattleEvent = {
      kind: 'matchEnded',
      winners: ['south'],
      scores: { north: 3, south: 10 },
      reason: 'fleet-sunk',
    }
    expect(tell(ended, words('en'))).toContain('Нора’s whole fleet is at the bottom of the sea. Sam wins')
    expect(endReasonText(ended, words('ru'))).toBe('Весь флот игрока Нора на дне.')
    expect(endReasonText({ ...ended, reason: 'of-another-version' }, words('en'))).toBe('')
  })
})
