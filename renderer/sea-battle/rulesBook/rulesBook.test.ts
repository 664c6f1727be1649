import { describe, expect, it } from 'vitest'
import { fileOf, rankOf, surroundingsOf } from '../../../engine/sea-battle/cells.ts'
import { REFUSAL_RULES } from '../../../engine/sea-battle/data/refusals.ts'
import { RULE_IDS } from '../../../engine/sea-battle/data/ruleIds.ts'
import { layoutFault } from '../../../engine/sea-battle/placement.ts'
import { LANGUAGES, translator } from '../../i18n/t.ts'
import { searchRules } from '../../ui/rulesBook.ts'
import { CHARTS, type ChartName } from './charts.ts'
import { rulesBook } from './rulesBook.ts'
import { cellsOf, shipsIn } from './SeaDrawing.tsx'

describe('the book of rules', () => {
  it('holds the rule behind every refusal', () => {
    const missing = Object.values(REFUSAL_RULES).filter((rule) => !RULE_IDS.some((id) => id === rule))
    expect(missing).toEqual([])
  })

  it('lists the fleet ship by ship', () => {
    const fleet = rulesBook(translator('en')).find(({ id }) => id === 'S-FLEET')
    expect(fleet?.figures.map(({ count }) => count)).toEqual([1, 2, 3, 4])
  })

  it('is found by the name of a ship', () => {
    const [first] = searchRules(rulesBook(translator('ru')), 'трёхпалубный')
    expect(first?.id).toBe('S-FLEET')
  })
})

describe('the pictures of the sea', () => {
  const fleetsOf = (name: ChartName) => shipsIn(CHARTS[name].rows)
  const mayLie = (name: ChartName, shapes: 'straight' | 'bent') =>
    layoutFault(fleetsOf(name), { touch: 'none', shapes }) === null

  it('stand beside placing and shots, and the words name each', () => {
    for (const language of LANGUAGES) {
      const book = rulesBook(translator(language))
      for (const id of ['S-PLACE', 'S-SHOT']) {
        const rule = book.find((one) => one.id === id)
        const told = rule?.text.split('\n').filter((line) => /^(Top|Middle|Bottom|Верхняя|Средняя|Нижняя)/.test(line))
        expect([id, rule?.figures.length, told?.length]).toEqual([id, 3, 3])
      }
    }
  })

  it('show legal places of ships, and illegal ones', () => {
    expect([mayLie('right', 'straight'), mayLie('wrong', 'straight'), mayLie('bent', 'straight')]).toEqual([
      true,
      false,
      false,
    ])
    expect([mayLie('bent', 'bent'), mayLie('wrong', 'bent')]).toEqual([true, false])
  })

  it('surround ships with water where no other may lie', () => {
    for (const name of ['right', 'sunk'] as const) {
      const { rows } = CHARTS[name]
      const ring = new Set(fleetsOf(name).flat().flatMap(surroundingsOf))
      const drawn = (cell: number) => rankOf(cell) < rows.length && fileOf(cell) < (rows[0]?.length ?? 0)
      const water = [...ring].filter((cell) => drawn(cell) && !fleetsOf(name).flat().includes(cell))
      expect(cellsOf(rows, '-')).toEqual(water.toSorted((a, b) => a - b))
    }
  })
})
