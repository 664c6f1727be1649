import { useEffect } from 'react'
import { useSession } from '../../../host/session.ts'
import { changeSettings, useSettings } from '../../../ui/settings.ts'

/** The number of first matches in which the icons of orders have captions. */
const MATCHES = 3

/** The mark of a match in which captions were shown, among the player's tips. */
const MARK = 'admiral/captions-'

/** Returns true in a player's first three matches of Admiral: icons alone are not clear enough then. */
export function useIsNewcomer(): boolean {
  const told = useSettings(({ settings }) => settings.tipsTold)
  const id = useSession(({ match }) => (match?.lesson === undefined ? match?.id : undefined))
  const marks = told.filter((one) => one.startsWith(MARK))
  const mark = id === undefined ? null : `${MARK}${id}`
  const isKnown = mark !== null && marks.includes(mark)
  const isNew = mark !== null && !isKnown && marks.length < MATCHES
  useEffect(() => {
    if (isNew && mark !== null) void changeSettings({ tipsTold: [...told, mark] })
  }, [isNew, mark, told])
  return id === undefined || isKnown || marks.length < MATCHES
}
