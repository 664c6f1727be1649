import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { GAME_IDS, type GameId } from '../../../electron/contract/ipc.ts'
import { CAPTAINS } from '../../../engine/admiral/data/captains.ts'
import { numbersIn, RULESET } from '../../../engine/admiral/data/ruleset.ts'
import { SHIP_CLASSES } from '../../../engine/admiral/types.ts'
import { CLASSIC_ISLAND } from '../../../engine/jackal/data/boards.ts'
import { TILE_KINDS } from '../../../engine/jackal/data/tiles.ts'
import { FLAGS, FLEET } from '../../../engine/sea-battle/data/fleet.ts'
import { setHost } from '../../host/client.ts'
import { LANGUAGES, translator } from '../../i18n/t.ts'
import { MARKS } from '../../sea-battle/hud/legend/legend.ts'
import { scriptedHost } from '../../testkit/scriptedHost.ts'
import { gameParts } from '../games.ts'
import { RulesBook } from './RulesBook.tsx'

/** The pictured things on the page of a game. */
const PICTURED: Readonly<Record<GameId, readonly string[]>> = {
  jackal: TILE_KINDS,
  admiral: [...[...SHIP_CLASSES, 'fort'].map((kind) => `unit/${kind}`), ...CAPTAINS.map((one) => `captain/${one}`)],
  'sea-battle': [
    ...[...new Set(FLEET)].map((length) => `ship/${length}`),
    ...MARKS.map((mark) => `mark/${mark}`),
    ...FLAGS.map((flag) => `flag/${flag}`),
  ],
}

describe.each(LANGUAGES)('the page in %s', (language) => {
  const t = translator(language)

  it.each(GAME_IDS)('of %s pictures each thing once, with its name, and says what it does', (game) => {
    const rows = gameParts(game)
      .book.onePage(t)
      .parts.flatMap((part) => part.rows)
    const figures = rows.flatMap((row) => row.figures)
    expect(figures.map(({ id }) => id).toSorted()).toEqual(PICTURED[game].toSorted())
    expect(new Set(figures.map(({ name }) => name)).size).toBe(figures.length)
    const silent = rows.filter(({ rule, figures: [first] }) => rule === '' && !first?.id.startsWith('flag/'))
    expect(silent).toEqual([])
  })

  it.each(GAME_IDS)('of %s includes every number', (game) => {
    const { goal, parts } = gameParts(game).book.onePage(t)
    const told = [goal, ...parts.flatMap(({ lines, rows }) => [...lines, ...rows.map(({ rule }) => rule)])]
    expect(told.filter((line) => line.trim() === '' || /[{}]|undefined|NaN/.test(line))).toEqual(
      game === 'sea-battle' ? FLAGS.map(() => '') : [],
    )
  })

  it('gives the dealt numbers of Jackal’s tiles and Sea Battle’s ships', () => {
    const counts = (game: GameId) =>
      gameParts(game)
        .book.onePage(t)
        .parts.flatMap((part) => part.rows.flatMap((row) => row.figures.map(({ count }) => count ?? 0)))
    const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
    expect(sum(counts('jackal'))).toBe(sum(Object.values(CLASSIC_ISLAND.deck)))
    expect(sum(counts('sea-battle'))).toBe(FLEET.length)
  })

  it('gives the numbers of Admiral’s ships in play', () => {
    const units = gameParts('admiral')
      .book.onePage(t)
      .parts.find(({ id }) => id === 'units')
    const { classes, fort } = numbersIn(RULESET)
    expect(units?.rows.map(({ rule }) => [...rule.matchAll(/\d+/g)].map(([n]) => Number(n)))).toEqual([
      ...SHIP_CLASSES.map((kind) => {
        const { shots, hull, range, straight, diagonal, drift } = classes[kind]
        return [shots, hull, range, straight, diagonal, drift]
      }),
      [fort.shots, fort.hull, fort.range],
    ])
  })
})

describe('the book of rules', () => {
  beforeEach(() => setHost(scriptedHost({})))

  it('shows the game on one page, prints it, and returns to all rules at a search', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const user = userEvent.setup()
    render(<RulesBook game="jackal" />)
    await user.click(screen.getByRole('radio', { name: 'On one page' }))
    await user.click(screen.getByRole('radio', { name: 'Sea Battle' }))
    const page = within(screen.getByTestId('rules-book')).getByTestId('one-page')
    expect(within(page).getByRole('img', { name: 'Four-cell ship' })).toBeTruthy()
    expect(screen.getByTestId('printed-page').textContent).toBe(page.textContent)
    await user.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    await user.type(screen.getByTestId('rules-search'), 'water')
    expect(screen.queryByTestId('printed-page')).toBeNull()
    expect(screen.getByTestId('rule-S-SHOT')).toBeTruthy()
    vi.unstubAllGlobals()
  })
})
