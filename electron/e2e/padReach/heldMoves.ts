import type { RunningApp } from '../driver/app.ts'

/** A move as the window has sent it. */
export interface HeldMove {
  readonly seat: string
  readonly move: unknown
}

/** The members of the main process that the functions below keep there. */
interface HoldingProcess {
  heldMoves?: HeldMove[]
  holdsMoves?: boolean
}

type Answering = (event: unknown, channel: unknown, request: unknown) => Promise<unknown>

/**
 * Has the main process hold the moves that the window sends: it keeps them, and refuses them, so that the position stays
 * the same. Tests can still play moves while nothing is held.
 */
export async function holdMoves(app: RunningApp): Promise<void> {
  await app.program.evaluate(({ ipcMain }) => {
    const { _invokeHandlers: handlers } = ipcMain as unknown as { _invokeHandlers: Map<string, Answering> } // Electron's own
    const answer = handlers.get('host:call')
    if (!answer) throw new Error('the host is not open')
    const kept = globalThis as HoldingProcess
    kept.heldMoves = []
    handlers.set('host:call', async (event, channel, request) => {
      if (channel !== 'match:play' || !kept.holdsMoves) return answer(event, channel, request)
      kept.heldMoves?.push(request as HeldMove)
      return { ok: false, problem: { code: 'cancelled' } }
    })
  })
}

/** Begins to hold the moves of the window, or ends it. */
export const holding = (app: RunningApp, isOn: boolean): Promise<void> =>
  app.program.evaluate((_electron, on) => {
    ;(globalThis as HoldingProcess).holdsMoves = on
  }, isOn)

/** Returns the moves that were held since the last call. */
export const heldMoves = (app: RunningApp): Promise<readonly HeldMove[]> =>
  app.program.evaluate(() => {
    const kept = globalThis as HoldingProcess
    const moves = kept.heldMoves ?? []
    kept.heldMoves = []
    return moves
  })
