/**
 * The content of a disk after a power loss: a model of files whose data and names are safe only once they were flushed.
 */
import { dirname, join, relative, sep } from 'node:path'

/** The operations on the disk, in order. Files are numbered, as a file may change its name. */
export type DiskStep =
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'create'; readonly path: string; readonly file: number }
  | { readonly kind: 'write'; readonly file: number; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: 'truncate'; readonly file: number; readonly length: number }
  | { readonly kind: 'flush'; readonly file: number }
  | { readonly kind: 'flushFolder'; readonly path: string }
  | { readonly kind: 'rename'; readonly from: string; readonly to: string }
  | { readonly kind: 'remove'; readonly path: string }

/** The part that survives of the data and names that were not flushed. */
export interface Survival {
  /** Nothing, everything, or everything but the second half of the last write to each file. */
  readonly data: 'nothing' | 'everything' | 'torn'
  readonly names: 'nothing' | 'everything'
}

export const SURVIVALS: readonly Survival[] = (['nothing', 'everything', 'torn'] as const).flatMap((data) =>
  (['nothing', 'everything'] as const).map((names) => ({ data, names })),
)

type Entry = number | 'folder'
type ContentStep = Extract<DiskStep, { kind: 'write' | 'truncate' }>

/** Returns the files after a power loss that follows these steps, by their path in `root`. */
export function filesAfter(root: string, steps: readonly DiskStep[], { data, names }: Survival): Map<string, Buffer> {
  const contents = contentsAfter(steps, data)
  const entries = entriesAfter(steps)[names === 'everything' ? 'present' : 'flushed']
  const files = [...entries].filter((entry): entry is [string, number] => entry[1] !== 'folder')
  const reachable = files.filter(([path]) => isReachable(root, path, entries))
  return new Map(reachable.map(([path, file]) => [relative(root, path), contents.get(file) ?? Buffer.alloc(0)]))
}

function isReachable(root: string, path: string, entries: ReadonlyMap<string, Entry>): boolean {
  for (let folder = dirname(path); folder !== root; folder = dirname(folder)) {
    if (!folder.startsWith(root + sep) || entries.get(folder) !== 'folder') return false
  }
  return true
}

function entriesAfter(steps: readonly DiskStep[]) {
  const present = new Map<string, Entry>()
  const flushed = new Map<string, Entry>()
  for (const step of steps) {
    if (step.kind === 'folder') present.set(step.path, 'folder')
    if (step.kind === 'create') present.set(step.path, step.file)
    if (step.kind === 'remove') present.delete(step.path)
    if (step.kind === 'rename') {
      const entry = present.get(step.from)
      present.delete(step.from)
      if (entry !== undefined) present.set(step.to, entry)
    }
    if (step.kind === 'flushFolder') flushNames(step.path, present, flushed)
  }
  return { present, flushed }
}

function flushNames(folder: string, present: ReadonlyMap<string, Entry>, flushed: Map<string, Entry>): void {
  for (const path of [...flushed.keys()]) if (dirname(path) === folder && !present.has(path)) flushed.delete(path)
  for (const [path, entry] of present) if (dirname(path) === folder) flushed.set(path, entry)
}

function contentsAfter(steps: readonly DiskStep[], data: Survival['data']): Map<number, Buffer> {
  const done = new Map<number, ContentStep[]>()
  const safe = new Map<number, number>()
  for (const step of steps) {
    if (step.kind === 'write' || step.kind === 'truncate') done.set(step.file, [...(done.get(step.file) ?? []), step])
    if (step.kind === 'flush') safe.set(step.file, done.get(step.file)?.length ?? 0)
  }
  return new Map([...done].map(([file, own]) => [file, contentOf(surviving(own, safe.get(file) ?? 0, data))]))
}

function surviving(steps: readonly ContentStep[], safe: number, data: Survival['data']): readonly ContentStep[] {
  if (data === 'nothing') return steps.slice(0, safe)
  const last = steps.at(-1)
  if (data === 'everything' || steps.length === safe || last?.kind !== 'write') return steps
  return [...steps.slice(0, -1), { ...last, bytes: last.bytes.subarray(0, Math.floor(last.bytes.length / 2)) }]
}

function contentOf(steps: readonly ContentStep[]): Buffer {
  let content: Buffer = Buffer.alloc(0)
  for (const step of steps) {
    const size = step.kind === 'truncate' ? step.length : Math.max(content.length, step.at + step.bytes.length)
    const next = Buffer.alloc(size)
    content.copy(next)
    if (step.kind === 'write') step.bytes.copy(next, step.at)
    content = next
  }
  return content
}

/** Returns the path of each folder that `mkdir` with `recursive` creates, given the first it created. */
export function createdFolders(first: string | undefined, path: string): string[] {
  if (first === undefined) return []
  const rest = relative(first, path).split(sep).filter(Boolean)
  return [first, ...rest.map((_, depth) => join(first, ...rest.slice(0, depth + 1)))]
}
