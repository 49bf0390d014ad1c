import { F, nothing, U, type Operation } from './scene';

/** The smallest picture there is: one dot. */
export const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const uploadOperations: Record<string, Operation> = {
  uploadImage: {
    document: `mutation { uploadImage(input: { file: "${DOT}" }) { image { name } } }`,
    variables: nothing,
    codes: [U, 'OK', 'OK', 'OK', 'OK', 'OK', F],
  },
};
