import { create } from 'zustand'
import { useSession } from '../host/session.ts'

/** Panels that a player has folded to see what is behind them. */
interface Folding {
  /** The match they are folded in; another one begins unfolded. */
  readonly match: string | null
  readonly folded: ReadonlySet<string>
}

const useFolding = create<Folding>(() => ({ match: null, folded: new Set() }))

/** Panels on the screen that can be folded, the newest last. */
const open: string[] = []

const matchNow = (): string | null => useSession.getState().match?.id ?? null

/** Whether a panel is folded in the match on the table. */
export function useFolded(panel: string): boolean {
  const match = useSession((state) => state.match?.id ?? null)
  return useFolding((state) => state.match === match && state.folded.has(panel))
}

/** Folds a panel or unfolds it, for the rest of the match. */
export function toggleFold(panel: string): void {
  const match = matchNow()
  useFolding.setState((before) => {
    const folded = new Set(before.match === match ? before.folded : [])
    if (!folded.delete(panel)) folded.add(panel)
    return { match, folded }
  })
}

/** Folds or unfolds the panel that was opened last; does nothing without one. */
export function toggleOpenPanel(): void {
  const panel = open.at(-1)
  if (panel !== undefined) toggleFold(panel)
}

/** Says that a panel is on the screen; returns what ends it. */
export function announcePanel(panel: string): () => void {
  open.push(panel)
  return () => {
    open.splice(open.lastIndexOf(panel), 1)
  }
}
