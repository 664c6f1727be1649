import { useEffect, useState } from 'react'
import { call } from '../../host/client.ts'
import { usePads } from '../../input/pad/pads.ts'
import { useSettings } from '../../ui/settings.ts'

/** The least lines of a television, in pixels of the screen. */
const LINES = 1080

/**
 * Returns whether the window is likely shown on a television: Steam says so, or it fills a screen of at least 1080 lines
 * and a gamepad is in use.
 */
export function useIsTelevision(): boolean {
  const isFullscreen = useSettings(({ settings }) => settings.fullscreen)
  const hasPad = usePads(({ pads }) => pads.length > 0)
  const isBigPicture = useIsBigPicture()
  return isBigPicture || (isFullscreen && hasPad && window.innerHeight * window.devicePixelRatio >= LINES)
}

function useIsBigPicture(): boolean {
  const [isBigPicture, setBigPicture] = useState(false)
  useEffect(() => {
    void call('app:info', {}).then((answer) => setBigPicture(answer.ok && answer.value.isBigPicture === true))
  }, [])
  return isBigPicture
}
