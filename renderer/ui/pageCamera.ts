import { pageTable } from '../playback/pageTable.ts'
import { cameraOf } from './TableCamera.ts'

/** The camera of this page's own table, which keys and pads move. */
export const pageCamera = cameraOf(pageTable)
