/** The chunks of the seat's page: many small files compress worse, and each is a request of its own. */
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { GAMES_ELSEWHERE } from '../electron/contract/ipc.ts'
import { filesIn, importedBy, isCode, reachedFrom } from './directions/reached.ts'

/** A chunk, named by the prefix of its file name. Paths are relative to the root of the project. */
export interface PageChunk {
  readonly name: string
  readonly files: ReadonlySet<string>
}

/** Every page starts with these packages. Only 3D uses the traditional hooks of zustand. */
const REACT = /node_modules[\\/](react|react-dom|scheduler|zustand)[\\/](?!esm[\\/]traditional)/
const ROOT = join(import.meta.dirname, '..')

/**
 * Returns the chunks that the seat's page shares with other pages and with the window; chunks that others build on come
 * first. They are split by their other users, so that the window starts with no more than it needs and gets no styles
 * of flat tables. Files without another user need no chunk of their own here.
 */
export function pageChunks(): readonly PageChunk[] {
  const seat = loadedBy(['renderer/pages/seat/main.tsx'])
  const window = loadedBy(['renderer/main.tsx'])
  const otherPages = loadedBy(['renderer/pages/watch/main.tsx'])
  const in3d = loadedBy(GAMES_ELSEWHERE.map((game) => `renderer/${game}/gameParts.ts`))
  const tables = GAMES_ELSEWHERE.map((game) => [game, loadedBy([`renderer/${game}/flat/game.ts`])] as const)
  const sharedBefore = (file: string) => seat.has(file) || window.has(file)
  const isShared = (file: string) => tables.filter(([, files]) => files.has(file)).length > 1
  const shared = tables.flatMap(([, files]) => [...files].filter((file) => isShared(file) && !sharedBefore(file)))
  const isOfOne = (file: string) => !isShared(file) && !sharedBefore(file) && in3d.has(file)
  const behindMenu = loadedBy(['renderer/app/behindMenu.ts'])
  const isRoomBehindMenu = (file: string) => behindMenu.has(file) && file.startsWith('renderer/remote/')
  // parts that load later share files with the page: in chunks of their own those would weigh more
  const laterParts = loadedBy(filesIn('renderer/pages/seat').filter((file) => !seat.has(file)))
  const isForPages = (file: string) => otherPages.has(file) || laterParts.has(file)
  return [
    chunk('common', seat, (file) => window.has(file) || isRoomBehindMenu(file)),
    chunk('pages', seat, (file) => isForPages(file) && !window.has(file) && !isRoomBehindMenu(file)),
    chunk('tables', shared, (file) => in3d.has(file)),
    chunk('flat', shared, (file) => !in3d.has(file)),
    ...tables.map(([game, own]) => chunk(`of-${game}`, buildingOn(game, own), isOfOne)),
  ]
}

/** Returns the chunks for the bundler; imports that a table does not use are left out. */
export function pageChunkGroups() {
  const chunks = pageChunks()
  return chunks.map(({ name, files }, index) => ({
    name,
    test: (id: string) => files.has(relative(ROOT, id).replaceAll('\\', '/')) || (name === 'common' && REACT.test(id)),
    priority: chunks.length - index,
    includeDependenciesRecursively: ['common', 'pages'].includes(name),
  }))
}

/** Returns the project's own files that some files load at once. */
function loadedBy(files: readonly string[]): ReadonlySet<string> {
  const reached = namesOf([...reachedFrom(files, [], 'at once').keys()])
  return new Set(reached.filter((name) => existsSync(join(ROOT, name))))
}

/**
 * Returns those of a table's files that belong to its game, or depend on one that does, and what only these import
 * if it imports nothing itself: that would be a chunk of its own as soon as another page uses it. Each file is read once.
 */
function buildingOn(game: string, files: ReadonlySet<string>): ReadonlySet<string> {
  const importers = new Map<string, string[]>()
  const leaves = new Set<string>()
  for (const file of files) {
    const imported = isCode(file) ? namesOf(importedBy(file, 'at once')) : []
    if (isCode(file) && imported.length === 0) leaves.add(file)
    for (const name of imported) importers.set(name, [...(importers.get(name) ?? []), file])
  }
  const building = new Set([...files].filter((file) => file.split('/')[1] === game))
  for (const file of building) for (const importer of importers.get(file) ?? []) building.add(importer)
  const isLeaf = (file: string) => leaves.has(file) && importers.get(file)?.every((importer) => building.has(importer))
  return new Set([...files].filter((file) => building.has(file) || isLeaf(file)))
}

const namesOf = (paths: readonly string[]): readonly string[] => paths.map((path) => path.replaceAll('\\', '/'))

function chunk(name: string, files: Iterable<string>, belongs: (file: string) => boolean): PageChunk {
  return { name, files: new Set([...files].filter(belongs)) }
}
