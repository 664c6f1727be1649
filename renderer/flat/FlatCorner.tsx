import { lazy, type ReactNode, Suspense } from 'react'
import { Corner } from '../hud/frame/Corner.tsx'
import type { LogLine } from '../hud/LogPages.tsx'
import { toggleLogSheet, useLogSheet } from './FlatLog.tsx'
import { useFlatShell } from './shell.ts'

const LogSheet = lazy(async () => ({ default: (await import('./LogSheet.tsx')).LogSheet }))

interface FlatCornerProps {
  /** The deciding seat, for screen readers: `Your shot`, `Masha’s turn`. */
  readonly title: string
  /** At most two facts of the match, as `Fact`. */
  readonly facts: ReactNode
  /** All lines of the log, newest first. */
  readonly lines: readonly LogLine[]
  /** Undoes a change to a move that has not been played yet; null if there is none. */
  readonly takeBack?: (() => void) | null
}

/** Shows facts of the match, undo, log and menu. */
export function FlatCorner({ title, facts, lines, takeBack = null }: FlatCornerProps) {
  const { onMenu, leave } = useFlatShell()
  const isLogOpen = useLogSheet((state) => state.isOpen)
  return (
    <>
      <h1 className="visually-hidden" data-testid="flat-turn">
        {title}
      </h1>
      <Corner
        facts={facts}
        isLogOpen={isLogOpen}
        onLog={() => toggleLogSheet()}
        takeBack={takeBack}
        onMenu={onMenu}
        leave={leave}
      />
      <Suspense>{isLogOpen && <LogSheet lines={lines} />}</Suspense>
    </>
  )
}
