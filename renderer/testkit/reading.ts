import { act } from '@testing-library/react'
import { READING_TIME } from '../hud/coach/heldKeys.ts'

/** Lets as long pass as a line of the coach's takes to be read, so that the key that confirms plays it. */
export const adviceIsRead = (): Promise<void> => act(() => new Promise<void>((read) => setTimeout(read, READING_TIME)))
