import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { SaveList, SaveListRequest, SaveSelection } from '../../../electron/contract/ipc.ts'
import { call } from '../../host/client.ts'
import { showProblem } from '../../ui/toasts/toasts.ts'

/** The saves that are asked for together: more than the largest window shows. */
const PART = 50
/** The heights of the window below its edge for which saves are loaded before the player comes there. */
const AHEAD = 2

/** A list of saves that grows as the player scrolls. */
export interface SaveRows {
  /** Null until the first part has come. */
  readonly list: SaveList | null
  /** Loads all parts again that are shown. */
  refresh(): void
}

/**
 * Loads saves part by part: the first at once, each other one when the player has scrolled near the end of those shown.
 * `listed` is any element that scrolls with them.
 */
export function useSaveRows(listed: RefObject<HTMLElement | null>, only?: SaveSelection): SaveRows {
  const [list, setList] = useState<SaveList | null>(null)
  const newest = useRef(0)
  const isLoading = useRef(false)
  const load = useCallback(
    async (shown: SaveList | null, limit: number) => {
      const number = ++newest.current
      isLoading.current = true
      const after = shown?.next
      const part = await ask({ ...(only && { only }), ...(after !== undefined && { after }), limit })
      if (number !== newest.current) return
      isLoading.current = false
      if (!part) return
      setList(joined(shown, part))
      if (shown || part.next === undefined) return
      const whole = await ask({ only: 'unreadable' })
      if (whole) setList((now) => now && { ...now, setAside: whole.setAside })
    },
    [only],
  )
  useEffect(() => void load(null, PART), [load])
  const more = useCallback(() => {
    if (list?.next !== undefined && !isLoading.current) void load(list, PART)
  }, [list, load])
  useNearEnd(listed, more)
  const count = list?.saves.length ?? 0
  return { list, refresh: useCallback(() => void load(null, Math.max(PART, count)), [load, count]) }
}

async function ask(request: SaveListRequest): Promise<SaveList | null> {
  const answer = await call('saves:list', request)
  if (answer.ok) return answer.value
  showProblem(answer.problem)
  return null
}

/** Returns the saves shown with those of one more part; a save that moved meanwhile is shown once. */
function joined(shown: SaveList | null, part: SaveList): SaveList {
  if (!shown) return part
  const ids = new Set(shown.saves.map(({ id }) => id))
  const files = new Set(shown.setAside.map(({ file }) => file))
  return {
    ...part,
    saves: [...shown.saves, ...part.saves.filter(({ id }) => !ids.has(id))],
    setAside: [...shown.setAside, ...part.setAside.filter(({ file }) => !files.has(file))],
  }
}

/** Calls `more` while the end of a screen's content is near. */
function useNearEnd(content: RefObject<HTMLElement | null>, more: () => void): void {
  useEffect(() => {
    const body = content.current?.closest('.screen-body')
    if (!body) return
    const look = () => {
      if (body.scrollHeight - body.scrollTop - body.clientHeight <= AHEAD * body.clientHeight) more()
    }
    look()
    body.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      body.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [content, more])
}
