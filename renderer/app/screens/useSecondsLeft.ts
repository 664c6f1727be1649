import { useEffect, useState } from 'react'

/** Returns the whole seconds until a time (milliseconds since 1970), counting down; 0 after it. */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(Date.now)
  const left = Math.max(0, Math.ceil((until - now) / 1000))
  useEffect(() => {
    setNow(Date.now())
    if (until <= Date.now()) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [until])
  return left
}
