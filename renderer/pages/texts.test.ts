import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { filesIn, reachedFrom, SEAT_ON_REQUEST } from '../../build/directions/reached.ts'
import { MAP_NAMES } from '../../engine/jackal/data/maps.ts'
import { VARIANTS } from '../../engine/jackal/types.ts'
import { admiralCoach } from '../i18n/en/admiral/coach.ts'
import { admiralTable } from '../i18n/en/admiral/tableTexts.ts'
import { book } from '../i18n/en/book.ts'
import { jackalCoach } from '../i18n/en/jackal/coach.ts'
import { jackalTable } from '../i18n/en/jackal/tableTexts.ts'
import { later } from '../i18n/en/later.ts'
import { overlay } from '../i18n/en/overlay.ts'
import { seaBattleCoach } from '../i18n/en/sea-battle/coach.ts'
import { seaBattleTable } from '../i18n/en/sea-battle/tableTexts.ts'
import { shared } from '../i18n/en/shared.ts'
import { en } from '../i18n/en.ts'

const KEYS = Object.keys(en)
const WINDOW = Object.keys(book)
const MOVES = { jackal: jackalCoach, admiral: admiralCoach, 'sea-battle': seaBattleCoach } as const
const TABLES = { jackal: jackalTable, admiral: admiralTable, 'sea-battle': seaBattleTable } as const

/** Strings that look like keys and are not, or that are used only where their text is loaded. */
const ELSEWHERE = [
  /^renderer\/i18n\//, // the texts themselves, and names of lessons for searches
  /^engine\//, // the engine's codes, and paths of positions that look like keys
  /([cC]ommands|input\/navigation)\.ts$/, // the names of commands, which the window’s list of keys shows
]
/** The book of rules: if it is not loaded, the rule's id is shown. Problems: a page reads only those that a table sends. */
const IF_LOADED = /^(rule|problem)\./

const KEY = /['`]([a-zA-Z][\w-]*\.[^'`\s]*?)['`]/g

/**
 * Returns the keys of texts that a file names. A computed part, as in `end.${reason}`, stands for the keys of the
 * window alone.
 */
function keysIn(file: string): readonly string[] {
  const literals = [...readFileSync(file, 'utf8').matchAll(KEY)].map(([, literal = '']) => literal)
  const said = literals.flatMap((literal) => {
    const parts = literal.split(/\$\{.*?\}/).map((part) => part.replace(/[.?*+^$()[\]{}|\\]/g, '\\$&'))
    const pattern = new RegExp(`^${parts.join('[^.]+')}$`)
    return (parts.length === 1 ? KEYS : WINDOW).filter((key) => pattern.test(key))
  })
  return said.filter((key) => !IF_LOADED.test(key))
}

/** Returns the texts that files and all their imports use, and that none of the catalogs has. */
function notLoaded(files: readonly string[], ...loaded: readonly object[]): readonly string[] {
  const isOfGame = (file: string) => Object.keys(TABLES).some((game) => file.startsWith(`renderer/${game}/`))
  const ownGame = files.some(isOfGame)
  const says = [...reachedFrom(files, SEAT_ON_REQUEST).keys()].filter(
    (file) => existsSync(file) && (ownGame || !isOfGame(file)) && !ELSEWHERE.some((one) => one.test(file)),
  )
  return says.flatMap((file) =>
    keysIn(file).flatMap((key) => (loaded.some((texts) => key in texts) ? [] : [`${key} in ${file}`])),
  )
}

describe('a page loads all its texts:', () => {
  it('the texts around the table', () => {
    const pages = ['seat', 'overlay', 'onlooker'].flatMap((page) => filesIn(`renderer/pages/${page}`))
    expect(notLoaded(pages, shared, later, overlay)).toEqual([])
  })

  it('the lobby’s text about a map before the game is loaded', () => {
    const maps = [...MAP_NAMES, 'drawn', 'field'].map((map) => `map.${map}`)
    const ways = [...VARIANTS.map((variant) => `variant.${variant}`), 'extra.lifeboat']
    expect([...maps, ...ways].filter((key) => !(key in shared))).toEqual([])
  })

  it.each(['jackal', 'admiral', 'sea-battle'] as const)(
    'the texts of the flat table and the overlays of %s',
    (game) => {
      expect(notLoaded(filesIn(`renderer/${game}/flat`), shared, TABLES[game])).toEqual([])
      const overlays = [`renderer/${game}/overlay.tsx`] // names of moves come with the first vote
      expect(notLoaded(overlays, shared, overlay, TABLES[game], MOVES[game])).toEqual([])
    },
  )
})
