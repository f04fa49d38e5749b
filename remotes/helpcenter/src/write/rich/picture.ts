import type { Node, NodeType } from 'prosemirror-model';
import { type Command, type EditorState, NodeSelection } from 'prosemirror-state';
import { schema } from './schema';

const image = schema.nodes.image as NodeType;

/** The picture that is selected. */
export function chosenPicture({ selection }: EditorState): Node | undefined {
  if (selection instanceof NodeSelection && selection.node.type === image) return selection.node;
}

/** Puts a picture in the place of what is selected. */
export function setPicture(attrs: { src: string; alt: string }): Command {
  return (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(image.create(attrs), false).scrollIntoView());
    return true;
  };
}
