import { useEffect, useState } from 'react'
import { call } from '../../host/client.ts'
import { useSettings } from '../../ui/settings.ts'

/** The least lines of a television, in pixels of the screen. */
const LINES = 1080

/**
 * Returns whether the window is likely shown on a television: Steam says so, or it fills a screen of at least 1080 lines
 * and a gamepad is in use.
 */
export function useIsTelevision(): boolean {
  const isFullscreen = useSettings(({ settings }) => settings.fullscreen)
  const hasPad = useHasPad()
  const isBigPicture = useIsBigPicture()
  return isBigPicture || (isFullscreen && hasPad && window.innerHeight * window.devicePixelRatio >= LINES)
}

/** Returns whether a gamepad has been used; browsers report one only after a press. */
function useHasPad(): boolean {
  const [hasPad, setHasPad] = useState(false)
  useEffect(() => {
    const note = () => setHasPad(true)
    window.addEventListener('gamepadconnected', note)
    return () => window.removeEventListener('gamepadconnected', note)
  }, [])
  return hasPad
}

function useIsBigPicture(): boolean {
  const [isBigPicture, setBigPicture] = useState(false)
  useEffect(() => {
    void call('app:info', {}).then((answer) => setBigPicture(answer.ok && answer.value.isBigPicture === true))
  }, [])
  return isBigPicture
}
