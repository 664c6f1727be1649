/** The import rules between the parts of the project. `engine/README.md` explains them. */
import { posix } from 'node:path'
import { GAME_IDS } from '../../electron/contract/match.ts'
import type { Area } from './areas/area.ts'
import { ENGINE } from './areas/engine.ts'
import { HOST } from './areas/host.ts'
import { PAGE } from './areas/page.ts'
import { type Import, importsOf } from './importsOf.ts'

/** A file belongs to the first area whose `files` match. Tests are exempt. */
const AREAS: readonly Area[] = [
  ...ENGINE,
  ...HOST,
  ...PAGE,
  {
    files: /^models\//,
    ours: [
      'models/',
      '!models/testkit/',
      'engine/kernel/textHash.ts',
      ...GAME_IDS.flatMap((name) => [`engine/${name}/data/`, `engine/${name}/types.ts`]),
    ],
    packages: ['*', '!electron'],
    because: 'models and faces are made from a game’s data alone',
  },
  { files: /^build\//, ours: [''], packages: ['*'], because: '' },
]

/** Returns the violations of one file, one line each. Tests may import anything. */
export function faults(file: string, code: string): readonly string[] {
  const area = AREAS.find(({ files }) => files.test(file))
  if (area === undefined || isTest(file)) return []
  const own = area.files.exec(file)?.groups?.game
  return importsOf(code)
    .filter((one) => !isAllowed(file, one, area, own))
    .map((one) => `${file}:${one.line} imports ${one.specifier}, but ${area.because}`)
}

export function isTest(file: string): boolean {
  return /\.(test|floods)\.tsx?$/.test(file)
}

function isAllowed(file: string, { specifier, typeOnly }: Import, area: Area, own: string | undefined): boolean {
  if (!specifier.startsWith('.')) return isListed(specifier, area.packages)
  const path = posix.join(posix.dirname(file), specifier)
  return (
    isListed(
      path,
      area.ours.flatMap((entry) => forGame(entry, own)),
    ) ||
    (typeOnly && isListed(path, area.types ?? []))
  )
}

function forGame(entry: string, own: string | undefined): string[] {
  if (own === undefined) return [entry]
  const others = GAME_IDS.filter((name) => name !== own)
  return entry.includes('$other') ? others.map((name) => entry.replace('$other', name)) : [entry.replace('$game', own)]
}

/** Returns whether `name` is in the list and not excluded by an entry with `!`. */
function isListed(name: string, list: readonly string[]): boolean {
  const struck = list.filter((entry) => entry.startsWith('!')).map((entry) => entry.slice(1))
  return list.some((entry) => matches(name, entry)) && !struck.some((entry) => matches(name, entry))
}

function matches(name: string, entry: string): boolean {
  if (entry === '*' || entry === name || entry === '') return true
  const isFolder = entry.endsWith('/') || entry.endsWith(':')
  return name.startsWith(isFolder ? entry : `${entry}/`)
}
