import { createContext, useContext } from 'react'
import { type PictureClock, pageClock } from './pictureClock.ts'
import { seededLuck } from './seededLuck.ts'

/** The time and the chance by which a picture moves: two pictures with the same ones are equal. */
export interface Picture {
  readonly clock: PictureClock
  /** Returns a number from 0 (included) to 1 (excluded). No match depends on it. */
  readonly luck: () => number
}

/** The picture that this page shows. */
export const pagePicture: Picture = { clock: pageClock, luck: seededLuck(Date.now()) }

const PictureContext = createContext(pagePicture)

/** Provides the time and the chance for everything below it. */
export const PictureProvider = PictureContext.Provider

/** Returns the time and the chance of the picture that a component belongs to. */
export const usePicture = (): Picture => useContext(PictureContext)
