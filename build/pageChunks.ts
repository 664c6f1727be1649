/** Which files the seat's page loads as one: many small ones compress worse, and each is a request of its own. */
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { GAMES_ELSEWHERE } from '../electron/contract/ipc.ts'
import { reachedFrom } from './directions/reached.ts'

/** A chunk, by what the name of its file begins with. Paths are relative to the root of the project. */
export interface PageChunk {
  readonly name: string
  readonly files: ReadonlySet<string>
}

const ROOT = join(import.meta.dirname, '..')

/**
 * What the seat's page shares with other pages and with the window, those first that others build on. Parted by who else
 * loads them, so that the window starts with no more than it needs and gets no styles of flat tables. What nobody else loads
 * needs no chunk of its own here.
 */
export function pageChunks(): readonly PageChunk[] {
  const seat = loadedBy(['renderer/pages/seat/main.tsx'])
  const window = loadedBy(['renderer/main.tsx'])
  const otherPages = loadedBy(['renderer/pages/overlay/main.tsx', 'renderer/pages/watch/main.tsx'])
  const in3d = loadedBy(GAMES_ELSEWHERE.map((game) => `renderer/${game}/screens.ts`))
  const tables = GAMES_ELSEWHERE.map((game) => [game, loadedBy([`renderer/${game}/flat/game.ts`])] as const)
  const sharedBefore = (file: string) => seat.has(file) || window.has(file)
  const isShared = (file: string) => tables.filter(([, files]) => files.has(file)).length > 1
  const shared = tables.flatMap(([, files]) => [...files].filter((file) => isShared(file) && !sharedBefore(file)))
  const isOwn = (file: string, game: string) => !isShared(file) && !sharedBefore(file) && buildsOn(file, game)
  return [
    chunk('common', seat, (file) => window.has(file)),
    chunk('pages', seat, (file) => otherPages.has(file) && !window.has(file)),
    chunk('tables', shared, (file) => in3d.has(file)),
    chunk('flat', shared, (file) => !in3d.has(file)),
    ...tables.map(([game, own]) => chunk(`of-${game}`, own, (file) => isOwn(file, game) && in3d.has(file))),
  ]
}

/** The chunks for the bundler; a table's imports that it does not use stay out of them. */
export function pageChunkGroups() {
  const chunks = pageChunks()
  return chunks.map(({ name, files }, index) => ({
    name,
    test: (id: string) => files.has(relative(ROOT, id).replaceAll('\\', '/')),
    priority: chunks.length - index,
    includeDependenciesRecursively: ['common', 'pages'].includes(name),
  }))
}

/** The project's own files that some bring at once. */
function loadedBy(files: readonly string[]): ReadonlySet<string> {
  const reached = [...reachedFrom(files, '', 'at once').keys()].map((name) => name.replaceAll('\\', '/'))
  return new Set(reached.filter((name) => existsSync(join(ROOT, name))))
}

/** Whether a file is a game's own, or cannot be without one that is. */
function buildsOn(file: string, game: string): boolean {
  return [...loadedBy([file])].some((one) => one.split('/')[1] === game)
}

function chunk(name: string, files: Iterable<string>, belongs: (file: string) => boolean): PageChunk {
  return { name, files: new Set([...files].filter(belongs)) }
}
