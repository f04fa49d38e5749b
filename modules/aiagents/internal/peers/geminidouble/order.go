package geminidouble

import "strings"

// checkOrder holds the turns to their order: what the model asked for is answered in the turn that follows, one response for each call by its
// name, and a call comes back with the signature of the thought that it came of.
func (r *request) checkOrder() error {
	var open []string
	for i, c := range r.Contents {
		if c.Role != "user" && c.Role != "model" {
			return invalid("Please use a valid role: user, model.")
		}
		if i == 0 && c.Role == "model" {
			return invalid("Please ensure that multiturn requests alternate between user and model, and begin with user.")
		}
		answered, asked, err := c.check()
		if err != nil {
			return err
		}
		if len(open) != len(answered) {
			return invalid("Please ensure that the number of function response parts is equal to the number of function call parts of the function call turn.")
		}
		for n := range open {
			if open[n] != answered[n] {
				return invalid("Please ensure that function response turn comes immediately after a function call turn, and of the same function.")
			}
		}
		open = asked
	}
	if len(open) > 0 || r.Contents[len(r.Contents)-1].Role == "model" {
		return invalid("Please ensure that single turn requests end with a user role.")
	}
	return nil
}

// check holds a turn to its shape, and gives the functions that it answers and asks for.
func (c content) check() (answered, asked []string, err error) {
	if len(c.Parts) == 0 {
		return nil, nil, invalid("* GenerateContentRequest.contents[0].parts: contents.parts must not be empty.")
	}
	for _, p := range c.Parts {
		switch {
		case p.FunctionResponse != nil && c.Role == "user":
			if p.FunctionResponse.Name == "" || !strings.HasPrefix(string(p.FunctionResponse.Response), "{") {
				return nil, nil, invalid("* GenerateContentRequest.contents[0].parts[0].function_response.name: Name cannot be empty.")
			}
			answered = append(answered, p.FunctionResponse.Name)
		case p.FunctionCall != nil && c.Role == "model":
			if len(asked) == 0 && p.ThoughtSignature == "" {
				return nil, nil, invalid("Function call is missing a thought_signature in functionCall parts.")
			}
			asked = append(asked, p.FunctionCall.Name)
		case p.Text == nil || *p.Text == "":
			return nil, nil, invalid("Unable to submit request because it must have a text parameter.")
		}
	}
	return answered, asked, nil
}
